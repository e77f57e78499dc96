import type { Locator, Page } from '@playwright/test'
import { inputTable } from '../../../design-system/screens/story/player/inputTable.ts'
import type { StoryCommand } from '../../../design-system/screens/story/player/player.types.ts'
import { becomeMember, expect, test } from '../journey.ts'
import { expectLine, advanceLines, storyPlayerPath, readEachLine, lineRegion } from '../storyReading.ts'

const third = storyPlayerPath('PORTRAIT', 'benio-first-nights', 'benio-3')

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 3 }
}

/** The visible results of the player's commands. */
const look = (page: Page) =>
  page.evaluate(() => ({
    line: Number(/うち(\d+)行目/.exec(document.querySelector('.story-place [role="img"]')?.ariaLabel ?? '')?.[1]),
    panel: document.querySelector('[role="dialog"] h2')?.textContent ?? 'none',
    isAuto: document.querySelector('[aria-pressed]')?.ariaPressed === 'true',
    areWordsHidden: getComputedStyle(document.querySelector('.story-page') ?? document.body).opacity === '0',
    form: /STORY_PLAY_TYPE_(\w+)/.exec(location.pathname)?.[1],
    isFullScreen: document.fullscreenElement !== null,
  }))
type Look = Awaited<ReturnType<typeof look>>

/** The change that each command makes at the fifth of ten read lines. The skip leads to the first unread line. */
const changes: Partial<Record<StoryCommand, Partial<Look>>> = {
  next: { line: 6 },
  back: { line: 4 },
  auto: { isAuto: true },
  skip: { panel: '飛ばしたところ', line: 11 },
  log: { panel: '読み返す' },
  hideWords: { areWordsHidden: true },
  settings: { panel: '読みかたの設定' },
  help: { panel: '操作のしかた' },
  rotate: { form: 'LANDSCAPE' },
  fullScreen: { isFullScreen: true },
  return: { line: 11 },
}
const toggles: readonly StoryCommand[] = ['auto', 'hideWords', 'rotate', 'fullScreen']

/** Jumps to the fifth line with the log: no animation runs there. */
async function lookBack(page: Page): Promise<Look> {
  await page.keyboard.press('l')
  await page.getByRole('button', { name: '5行目から読む', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectLine(page, 5)
  return look(page)
}

test('each key of the story player does what the help page says, and a second press of a toggle reverts it (W094, W095) @long', async ({
  page,
}) => {
  await page.goto(third)
  await advanceLines(page, 9)
  for (const { command, keys } of inputTable) {
    if (command === 'close' || command === 'leave') continue
    for (const key of keys) {
      const before = await lookBack(page)
      await page.keyboard.press(key)
      await expect.poll(() => look(page), key).toEqual({ ...before, ...changes[command] })
      if (toggles.includes(command)) await page.keyboard.press(key)
      else if (changes[command]?.panel) await page.keyboard.press('Escape')
      else continue
      await expect.poll(() => look(page), key).toEqual({ ...before, line: changes[command]?.line ?? before.line })
    }
  }
  await page.keyboard.press('q')
  await expect(page).toHaveURL('/channel/benio/story/benio-first-nights')
})

/** A gamepad as a browser provides it: the page reads its buttons in each frame. */
function connectPad(): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false }))
  Object.assign(window, { buttons })
  navigator.getGamepads = () => [{ index: 0, buttons } as unknown as Gamepad]
}

/** Holds a button until the page has read it, and releases it until the page has read that. */
const pressPad = (page: Page, button: number) =>
  page.evaluate(async (at) => {
    const { buttons } = window as unknown as { buttons: { pressed: boolean }[] }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const pressed of [true, false]) {
      buttons[at] = { pressed }
      await frame()
      await frame()
    }
  }, button)

/** Moves the selection down until this element is selected. */
async function choose(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isChosen = () => target.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60 && !(await isChosen()); press += 1) await pressPad(page, 13)
  await expect(target).toBeFocused()
}

test('a member reads an episode with a gamepad only: settings, the end with its reward, and leaving the player (W094, S149) @long', async ({
  page,
}) => {
  const [a, b, start] = [0, 1, 9]
  await page.addInitScript(connectPad)
  await becomeMember(page)
  await page.goto(third)
  await expectLine(page, 1)
  await pressPad(page, start)
  const instant = page.getByRole('radio', { name: 'すぐに全部' })
  await choose(page, instant)
  await pressPad(page, a)
  await expect(instant).toBeChecked()
  await pressPad(page, b)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await readEachLine(page, () => pressPad(page, a))
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
  await choose(page, page.getByRole('link', { name: '話の一覧へもどる' }))
  await pressPad(page, a)
  await expect(page).toHaveURL('/channel/benio/story/benio-first-nights')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a guest reads an episode by touch only: a tap continues, a long press hides the text, the next tap shows the text (W094) @long', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await becomeMember(page)
    await page.goto(third)
    await expectLine(page, 1)
    const { x, y } = await middleOf(page.getByRole('figure', { name: /^舞台/ }))
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(lineRegion(page)).toHaveCSS('opacity', '0')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.touchscreen.tap(x, y)
    await expect(lineRegion(page)).toHaveCSS('opacity', '1')
    await expectLine(page, 1)
    await readEachLine(page, () => page.touchscreen.tap(x, y))
    await expect(page.getByText('10コインを受けとりました')).toBeVisible()
    await page.getByRole('link', { name: '話の一覧へもどる' }).tap()
    await expect(page).toHaveURL('/channel/benio/story/benio-first-nights')
  })
})
