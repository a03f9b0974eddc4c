/**
 * What is known to take long, the longest first: one of these begun last would keep one core busy while the others idle. A fresh
 * checkout knows no durations, and the size of a group's file says nothing.
 */
const longest = [
  '/suites/everything/apps-api-',
  '/libs-altered-text-',
  '/commands/review.int.',
  '/libs-interchange-',
  '/libs-read-models-',
  '/libs-reviews-',
  '/libs-verification-',
  '/libs-event-store-',
  '/datasets.int.',
  '/libs-testing-',
  '/libs-projections-',
  '/open-branches.int.',
  '/libs-review-queue-',
  '/libs-analysis-',
  '/libs-altered-rules-12-rulebook',
  '/apps-cli-',
  '/tools-programs-',
  '/main.e2e.',
  '/readme.e2e.',
  '/start.int.',
  '/folds.int.',
];

const placeOf = (path) => {
  const place = longest.findIndex((part) => path.includes(part));
  return place < 0 ? longest.length : place;
};

/** The order in which Jest starts suites. */
export default class LongestFirst {
  sort(tests) {
    const paths = new Map(tests.map((test) => [test, test.path.replaceAll('\\', '/')]));
    return [...tests].sort((one, other) => {
      const [path, rival] = [paths.get(one), paths.get(other)];
      return placeOf(path) - placeOf(rival) || (path < rival ? -1 : 1);
    });
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
