/** Ends Jest with the first test that fails, also within a bundle. */
export default class FirstFailure {
  onTestCaseResult(_, { status }) {
    if (status === 'failed') process.exit(1);
  }
}
