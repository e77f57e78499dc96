import { expect, type Locator, type Page } from '@playwright/test'
import { interceptCall, type CallBreaker } from './interceptCall.ts'
import type { FaultVariant, FaultText } from './faults.ts'
import type { FaultProxy } from './faultProxy.ts'
import type { UserFlow, PreparedFlow } from './flows.ts'
import { minPressIntervalMs } from '../minPressIntervalMs.ts'
import { sessionToken } from '../sandbox.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'

const coins: Record<FaultText['coins'], RegExp> = {
  untouched: /(変わって|減って)いません。/,
  unsure: /まだわかりません。/,
}

const dialogOf = (page: Page, title: string) => page.getByRole('alertdialog').filter({ hasText: title })

/**
 * Asserts that the fault's message is shown: in a dialog, beside the form, or in place of the content that failed to
 * load.
 */
async function expectMessage(page: Page, { coins: moves, reads }: UserFlow, words: FaultText): Promise<void> {
  const dialog = dialogOf(page, words.title)
  const beside = page.getByRole('alert').filter({ hasText: words.title })
  // The message in the dialog, or, for a form, the one beside it. Content that failed to load shows the message in its
  // own place too, below the dialog.
  const message = reads || moves ? dialog : dialog.or(beside).first()
  await message.waitFor()
  await expect(message).toContainText(words.also)
  if (moves) await expect(message).toContainText(coins[words.coins])
}

/** Asserts that only the place of the failed content shows the message, without a dialog. */
async function expectInPlace(page: Page, { title, also }: FaultText): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: title })).toContainText(also)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const notFound = 'この席は、見つかりませんでした'
/** Asserts that the focus is inside the page's main part, where a keyboard user continues. */
const expectFocusInPage = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)

/** Closes an open dialog. The focus returns to the pressed control, or to the page's heading if the control is gone. */
async function close(page: Page, title: string, control?: Locator): Promise<void> {
  const dialog = dialogOf(page, title)
  if (await dialog.isVisible()) {
    await dialog.getByRole('button').click()
    await dialog.waitFor({ state: 'hidden' })
  }
  if (control && (await control.isVisible())) await expect(control).toBeFocused()
  else await expectFocusInPage(page)
}

/** Asserts that the session has ended, that one dialog says so, and that the log-in leads back to the page. */
async function expectSessionEnded(page: Page, token: string | undefined): Promise<void> {
  await page.waitForURL(/\/login\?callback=/, { waitUntil: 'commit' })
  await dialogOf(page, 'ログインし直してください').waitFor()
  await close(page, 'ログインし直してください')
  await expect(page.getByRole('link', { name: /メールアドレスでログイン/ })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await sessionToken(page.context())).not.toBe(token)
}

/**
 * Asserts that a paid action without an answer is not shown as failed. The line about pending payments says that the
 * payment is being checked, because it is unknown whether coins moved (X13).
 */
async function expectInDoubt(page: Page): Promise<void> {
  const line = page.getByRole('complementary', { name: 'お支払いの確認' })
  await expect(line).toContainText('お支払いを確認しています')
  await expect(line).toContainText(/コインが減ったかどうかは、まだわかりません。.*二重に支払われることはありません。/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

interface Stage {
  /** Whether the result of a payment is unknown, so that the user can only send it again. */
  isInDoubt?: boolean
  flow: UserFlow
  scene: PreparedFlow
  breaker: CallBreaker
  hasFailed: boolean
  /** Whether the server has executed the call, although its answer was lost. */
  hasActed: boolean
  pressedAt: number
}

/**
 * Presses the control at least `minPressIntervalMs` after the previous press, like a user who has read the message.
 */
async function press(stage: Stage): Promise<void> {
  const { control, again, confirm } = stage.scene
  await expect.poll(() => performance.now() - stage.pressedAt, { intervals: [50] }).toBeGreaterThan(minPressIntervalMs)
  if (stage.isInDoubt) await stage.breaker.page.getByRole('button', { name: 'もう一度送る' }).click()
  else {
    await (stage.hasFailed && again ? again : control).click()
    await confirm?.click()
  }
  stage.pressedAt = performance.now()
}

/** Asserts that the not-found page replaces content that was deleted, with a link to continue. */
async function expectNotFound({ scene, breaker: { page } }: Stage): Promise<void> {
  await page.getByRole('heading', { level: 1, name: notFound }).waitFor()
  await waitUntilSettled(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectFocusInPage(page)
  await page.goBack({ waitUntil: 'commit' })
  await scene.control.waitFor()
}

/** Asserts what the user sees after one press under a fault. */
async function expectOutcome(stage: Stage, words: FaultText): Promise<void> {
  const { flow, scene, breaker } = stage
  const place = flow.reads ? words.place : undefined
  if (place === 'failure') return expectInPlace(breaker.page, words)
  if (place === 'missing') return expectNotFound(stage)
  await expectMessage(breaker.page, flow, words)
  await close(breaker.page, words.title, scene.again ? undefined : scene.control)
  stage.hasFailed = true
}

/**
 * Asserts that one press sends one call. After a log-in whose answer was lost, the server no longer knows the guest, so
 * the app gets a new guest session and sends once more (Q35).
 */
function expectSent({ flow, hasActed }: Stage, sent: number, expected = 1): void {
  if (flow.guest && hasActed) expect([expected, expected + 1]).toContain(sent)
  else expect(sent).toBe(expected)
}

/** Presses once under a fault that shows a message. */
async function pressUnderFault(stage: Stage, variant: FaultVariant): Promise<void> {
  const { flow, scene, breaker } = stage
  if (!variant.words) throw new Error(`${variant.name} has no words`)
  await variant.begin?.(breaker)
  const before = breaker.sent()
  await press(stage)
  await variant.afterPress?.(breaker)
  // Waits until the call is sent: the message of the previous fault may still be shown, and may have the same text.
  await expect.poll(() => breaker.sent() - before).toBeGreaterThanOrEqual(variant.sends ?? 1)
  const isLost = flow.coins && (stage.isInDoubt || variant.words.coins === 'unsure')
  if (isLost && variant.acted) {
    // Ends the fault: the coin history then proves the payment, so the result appears without another press.
    await variant.end?.(breaker)
    stage.hasActed = true
    return scene.done()
  }
  // Waits until the call of the current fault has ended, because the message of the previous fault is still shown.
  await waitUntilSettled(breaker.page)
  if (isLost) {
    await expectInDoubt(breaker.page)
    stage.isInDoubt = true
  } else await expectOutcome(stage, variant.words)
  await scene.typed()
  expectSent(stage, breaker.sent() - before, variant.sends)
  await variant.end?.(breaker)
  stage.hasActed ||= Boolean(variant.acted)
}

async function expectOneForEachPress({ effects }: PreparedFlow, presses: number): Promise<void> {
  await expect.poll(effects).toBeGreaterThan(0)
  expect(await effects()).toBeLessThanOrEqual(presses)
}

/** Asserts that the flow is completed, and how often the server executed the call in total. */
async function completeFlow({ flow, scene }: Stage, acted: number): Promise<void> {
  if (acted > 0 && scene.recover) await scene.recover()
  else await scene.done()
  if (flow.repeats) return expectOneForEachPress(scene, acted + 1)
  await expect.poll(() => scene.effects()).toBe(1)
}

async function arrange(flow: UserFlow, variant: FaultVariant, page: Page, proxy: FaultProxy): Promise<Stage> {
  watchRequests(page)
  await variant.prepare?.(page)
  const scene = await flow.arrange(page)
  await scene.control.waitFor()
  const breaker = await interceptCall(page, scene.target, proxy)
  return { flow, scene, breaker, hasFailed: false, hasActed: false, pressedAt: 0 }
}

/** Whether the content is refetched without a press once the browser is online again. */
const isRefetched = (flow: UserFlow, { words }: FaultVariant) => flow.reads && words?.place === 'failure'

/** Groups variants by page load: those that only show a message share one page load, all others have their own. */
export function groupByPageLoad(flow: UserFlow, variants: readonly FaultVariant[]): FaultVariant[][] {
  const isAlone = (variant: FaultVariant) =>
    variant.outcome(flow) !== 'said' ||
    Boolean((flow.isFinal || flow.coins) && variant.acted) ||
    isRefetched(flow, variant)
  const alone = variants.filter(isAlone).map((variant) => [variant])
  const together = variants.filter((variant) => !isAlone(variant))
  return together.length > 0 ? [together, ...alone] : alone
}

/**
 * Tests a flow under these variants of a fault, all on one loaded page, until the flow is completed or its session
 * ends.
 */
export async function runVariants(
  flow: UserFlow,
  variants: readonly FaultVariant[],
  page: Page,
  proxy: FaultProxy,
): Promise<void> {
  const [first] = variants
  if (!first) return
  const stage = await arrange(flow, first, page, proxy)
  const outcome = first.outcome(flow)
  if (outcome === 'said') {
    for (const variant of variants) await pressUnderFault(stage, variant)
    const hasArrived = (flow.coins && stage.hasActed) || isRefetched(flow, first)
    if (!hasArrived) await press(stage)
    return completeFlow(stage, variants.filter(({ acted }) => acted).length)
  }
  const token = await sessionToken(page.context())
  await first.begin?.(stage.breaker)
  await press(stage)
  if (outcome === 'works') await completeFlow(stage, 0)
  else {
    await expectSessionEnded(page, token)
    expect(await stage.scene.effects()).toBe(0)
  }
  expect(stage.breaker.sent()).toBeLessThanOrEqual(first.sends ?? 1)
}
