import { expect, waitFor, within } from 'storybook/test'

/** The scrollable part of a dialog. */
export const dialogBodyOf = (box: HTMLElement) => box.querySelector<HTMLElement>('[tabindex="0"]')!

/** Expects that the dialog has no collapsed parts and no truncated text. */
export async function expectNothingFolded(box: HTMLElement): Promise<void> {
  await expect(box.querySelector('details, [hidden], [aria-expanded]')).toBeNull()
  for (const element of dialogBodyOf(box).querySelectorAll<HTMLElement>('*:not(svg, svg *)')) {
    // Visually hidden text for screen readers is one pixel wide.
    if (element.clientWidth === 1) continue
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    await expect([overflowX, overflowY, webkitLineClamp]).toEqual(['visible', 'visible', 'none'])
  }
}

/** Expects that the dialog fits the width of the window and does not scroll horizontally. */
export async function expectNoWiderThanView(box: HTMLElement): Promise<void> {
  const body = dialogBodyOf(box)
  await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  const { left, right } = box.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(innerWidth)
}

/**
 * Expects that a final confirmation fits 390 × 844 without scrolling or collapsed parts, and that both buttons have
 * the same size.
 */
export async function expectWholeInView(box: HTMLElement): Promise<void> {
  await expect([innerWidth, innerHeight]).toEqual([390, 844])
  const { top, bottom } = box.getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(bottom).toBeLessThanOrEqual(innerHeight)
  const body = dialogBodyOf(box)
  await expect(body.scrollHeight).toBeLessThanOrEqual(body.clientHeight)
  await expectNoWiderThanView(box)
  await expectNothingFolded(box)
  const [no, yes] = within(box)
    .getAllByRole('button')
    .slice(-2)
    .map((button) => button.getBoundingClientRect())
  await expect([yes!.width, yes!.height]).toEqual([no!.width, no!.height])
}

/**
 * Expects that at 320 × 256 (400 % zoom) the whole dialog scrolls, so that its text is not squeezed between title bar
 * and footer, and that the scroll reaches the last button.
 */
export async function expectReadableWhenZoomed(box: HTMLElement, last: HTMLElement): Promise<void> {
  await expect([innerWidth, innerHeight]).toEqual([320, 256])
  const body = dialogBodyOf(box)
  await waitFor(() => expect(body.clientHeight).toBe(body.scrollHeight))
  await expect(body.clientHeight).toBeGreaterThan(3 * Number.parseFloat(getComputedStyle(body).lineHeight))
  await expectNoWiderThanView(box)
  box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
  const { bottom } = box.getBoundingClientRect()
  await expect(bottom).toBeLessThanOrEqual(innerHeight)
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
}
