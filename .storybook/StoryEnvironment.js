import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PageEnvironment from '@storybook/test-runner/playwright/custom-environment.js'

/**
 * Runs the hooks of `test-runner.ts` in the environment of the test runner, outside of jest's sandbox. There they load
 * once per worker instead of once per file, share memory with `prepare`, and compare pixels ten times as fast.
 */
export default class StoryEnvironment extends PageEnvironment {
  async setup() {
    await super.setup()
    const { preVisit, postVisit } = await getTestRunnerConfig()
    this.global.__sbPreVisit = preVisit
    this.global.__sbPostVisit = postVisit
    this.global.__sbSetupPage = setupPage
  }
}
