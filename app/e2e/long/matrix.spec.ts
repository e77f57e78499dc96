import { expect, test as base, type Page } from '@playwright/test'
import { standInTheWay, type Breaker } from '../faults/breaker.ts'
import { faults, type Variant, type Words } from '../faults/faults.ts'
import { startFaultProxy, type FaultProxy } from '../faults/faultProxy.ts'
import { flows, type Flow, type Scene } from '../faults/flows.ts'
import { sessionToken } from '../faults/house.ts'

/**
 * Sixteen faults over ten flows, 160 cases: an honest message, nothing typed is lost, nothing happens twice (counted at the host), a way forward that
 * works, the focus kept.
 */
const test = base.extend<object, { faultProxy: FaultProxy }>({
  faultProxy: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const proxy = await startFaultProxy()
      await use(proxy)
      await proxy.close()
    },
    { scope: 'worker' },
  ],
})

const coins: Record<Words['coins'], RegExp> = {
  untouched: /(変わって|減って)いません。/,
  unsure: /確かめられませんでした。.*二重に変わることはありません。/,
}

const dialogOf = (page: Page, title: string) => page.getByRole('alertdialog').filter({ hasText: title })

/** The message: a dialog, or beside the form or in the place of what was to be read. */
async function expectSaid(page: Page, { coins: moves, reads }: Flow, words: Words): Promise<void> {
  const dialog = dialogOf(page, words.title)
  const beside = page.getByRole('alert').filter({ hasText: words.title })
  // What could not be read or drawn is said in its place, too, behind the dialog.
  const message = reads || moves ? dialog : dialog.or(beside).first()
  await expect(message).toBeVisible()
  await expect(message).toContainText(words.also)
  if (moves) await expect(message).toContainText(coins[words.coins])
}

const notFound = 'この席は、見つかりませんでした'
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')

/** Closes what is open; the focus goes back to what was pressed, or to the page's heading where that is gone. */
async function close(page: Page, title: string, control?: ReturnType<Page['locator']>): Promise<void> {
  const dialog = dialogOf(page, title)
  if (await dialog.isVisible()) {
    await dialog.getByRole('button').click()
    await expect(dialog).toBeHidden()
  }
  if (control && (await control.isVisible())) await expect(control).toBeFocused()
  else await expect.poll(() => focusOf(page)).not.toBe('BODY')
}

/** Nobody is logged in any more: said, and the log-in is a press away with the way back. */
async function expectEnded(page: Page, token: string | undefined): Promise<void> {
  await expect(page).toHaveURL(/\/login\?callback=/)
  await expect(dialogOf(page, 'ログインし直してください')).toBeVisible()
  await close(page, 'ログインし直してください')
  await expect(page.getByRole('link', { name: /メールアドレスでログイン/ })).toBeVisible()
  expect(await sessionToken(page.context())).not.toBe(token)
}

interface Stage {
  flow: Flow
  scene: Scene
  breaker: Breaker
  hasFailed: boolean
}

async function press({ scene, hasFailed }: Stage): Promise<void> {
  const { control, again } = scene
  await (hasFailed && again ? again : control).click()
}

/** A thing that is read and is gone has a page of its own, which leads on. */
async function expectNotFound({ scene, breaker: { page } }: Stage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(notFound)
  await expect.poll(() => focusOf(page)).not.toBe('BODY')
  await page.goBack()
  await expect(scene.control).toBeVisible()
}

/** One press under a fault that is told. */
async function fail(stage: Stage, variant: Variant): Promise<void> {
  const { flow, scene, breaker } = stage
  const { page } = breaker
  const { words } = variant
  if (!words) throw new Error(`${variant.name} has no words`)
  await variant.begin?.(breaker)
  const before = breaker.sent()
  await press(stage)
  if (flow.reads && words.title === 'お探しのものが見つかりません' && !(await isDialog(page, words.title))) {
    await expectNotFound(stage)
    return variant.end?.(breaker)
  }
  await expectSaid(page, flow, words)
  await close(page, words.title, scene.again ? undefined : scene.control)
  await scene.typed()
  if (!flow.guest) expect(breaker.sent() - before).toBe(1)
  await variant.end?.(breaker)
  stage.hasFailed = true
}

async function isDialog(page: Page, title: string): Promise<boolean> {
  const place = page.getByRole('heading', { level: 1 }).filter({ hasText: notFound })
  await expect(place.or(dialogOf(page, title)).first()).toBeVisible()
  return dialogOf(page, title).isVisible()
}

async function expectOneForEachPress({ effects }: Scene, presses: number): Promise<void> {
  await expect.poll(effects).toBeGreaterThan(0)
  expect(await effects()).toBeLessThanOrEqual(presses)
}

/** The way forward, and what the host did in all. */
async function arrive({ flow, scene }: Stage, acted: number): Promise<void> {
  if (acted > 0 && scene.recover) await scene.recover()
  else await scene.done()
  if (flow.repeats) return expectOneForEachPress(scene, acted + 1)
  await expect.poll(() => scene.effects()).toBe(1)
}

async function arrange(flow: Flow, variant: Variant, page: Page, proxy: FaultProxy): Promise<Stage> {
  await variant.prepare?.(page)
  const scene = await flow.arrange(page)
  await expect(scene.control).toBeVisible()
  return { flow, scene, breaker: await standInTheWay(page, scene.target, proxy), hasFailed: false }
}

/** Variants that are only told share one opening of the page; everything else has its own. */
function openings(flow: Flow, variants: readonly Variant[]): Variant[][] {
  const isAlone = (variant: Variant) => variant.outcome(flow) !== 'said' || Boolean(flow.isFinal && variant.acted)
  const alone = variants.filter(isAlone).map((variant) => [variant])
  const together = variants.filter((variant) => !isAlone(variant))
  return together.length > 0 ? [together, ...alone] : alone
}

async function run(flow: Flow, variants: readonly Variant[], page: Page, proxy: FaultProxy): Promise<void> {
  const [first] = variants
  if (!first) return
  const stage = await arrange(flow, first, page, proxy)
  const outcome = first.outcome(flow)
  if (outcome === 'said') {
    for (const variant of variants) await fail(stage, variant)
    await press(stage)
    return arrive(stage, variants.filter(({ acted }) => acted).length)
  }
  const token = await sessionToken(page.context())
  await first.begin?.(stage.breaker)
  await press(stage)
  if (outcome === 'works') return arrive(stage, 0)
  await expectEnded(page, token)
  expect(await stage.scene.effects()).toBe(0)
}

for (const [at, flow] of flows.entries()) {
  test.describe(`flow ${flow.id}, ${flow.name}`, () => {
    if (at % 2 === 0) test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    for (const { id, name, variants } of faults) {
      test(`fault ${id}: ${name}`, async ({ browser, faultProxy, contextOptions }) => {
        for (const opening of openings(flow, variants)) {
          const context = await browser.newContext(contextOptions)
          await run(flow, opening, await context.newPage(), faultProxy)
          await context.close()
        }
      })
    }
  })
}
