/** A failure with advice on how to solve it. Both are printed in two lines, without a stack trace. */
export class Trouble extends Error {
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}

/** Prints a failure and ends the process with exit code 1. */
export function giveUp(error) {
  console.error(`\n✗ ${error.message}`);
  if (error instanceof Trouble) console.error(`  ${error.advice}`);
  else console.error(error.stack);
  process.exit(1);
}
