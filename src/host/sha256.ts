// SHA-256 of texts, by what a Node host and a web worker both have.

/** Lower-case hexadecimal, of the text in UTF-8. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
