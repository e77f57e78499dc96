import { expect } from 'storybook/test'

/** Expects that the whole text of an input is visible, and left of `beside`, which is over the input's right end. */
export async function expectTextFits(input: HTMLElement, beside: Element | null): Promise<void> {
  const { right } = input.getBoundingClientRect()
  const { paddingRight, borderRightWidth } = getComputedStyle(input)
  const textEnd = right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth)
  await expect(textEnd).toBeLessThanOrEqual(beside?.getBoundingClientRect().left ?? 0)
  await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
}
