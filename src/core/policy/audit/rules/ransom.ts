// Signs of ransomware: encrypting, removing, and asking for money.

import { matcher } from '../matcher';
import { code, prose } from '../patterns';

export const encrypts = matcher(
  code`\bfernet\s?\(|\baes\.new\s?\(|\bcreatecipher(?:iv)?\s?\(|\bopenssl\s(?:enc|aes-\w{1,12})\b(?![^\n]{0,60}\s-d\b)|\bgpg\s[^\n]{0,40}(?:-c\b|--symmetric|--encrypt)|\.encrypt\s?\(|\bsecretbox\s?\(|\bchacha20\w{0,10}\s?\(|\b7z\sa\s[^\n]{0,60}-p`,
);
export const removesFiles = matcher(
  code`\bos\.(?:remove|unlink|rename|replace)\s?\(|\.unlink(?:sync)?\s?\(|\bshutil\.rmtree\s?\(|\brm\s-|\bshred\s|\.(?:locked|encrypted|crypt|enc)["'\x60]|\bwrite_bytes\s?\(|["']wb["']`,
);
export const ransomWords = matcher(
  prose`\b(?:ransom\w{0,5}|(?:your|all) (?:\w{1,12} )?files? (?:have been|are|were) (?:now )?(?:encrypted|locked)|(?:send|pay) [^\n]{0,30}\b(?:bitcoin|btc|xmr|monero|ethereum)\b|to (?:decrypt|recover|restore|unlock) (?:your|the) files|readme_(?:restore|decrypt|unlock)|how_to_(?:decrypt|recover))`,
  code`["'\x60]\.(?:locked|crypt|ransom)["'\x60]`,
);
