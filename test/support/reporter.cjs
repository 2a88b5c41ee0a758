// mocha's reporter for unit tests: one line a group, every failure in full, and the counts for whoever started it.
const { writeFileSync } = require('node:fs');
const { reporters } = require('mocha');

const { EVENT_SUITE_END, EVENT_RUN_END } = require('mocha').Runner.constants;

class Groups extends reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    runner.on(EVENT_SUITE_END, (suite) => {
      if (!suite.parent?.root) return;
      const tests = [];
      suite.eachTest((test) => tests.push(test));
      const failed = tests.filter((test) => test.isFailed()).length;
      const mark = failed ? reporters.Base.color('fail', '✗') : reporters.Base.color('checkmark', '✓');
      reporters.Base.consoleLog(
        `  ${mark} ${suite.title} (${failed ? `${failed} of ${tests.length} failed` : tests.length})`,
      );
    });
    runner.once(EVENT_RUN_END, () => {
      this.epilogue();
      const { passes, failures, pending } = this.stats;
      const file = process.env.SKILLSHELF_COUNTS;
      if (file) writeFileSync(file, JSON.stringify({ passed: passes, failed: failures, skipped: pending }));
    });
  }
}

module.exports = Groups;
