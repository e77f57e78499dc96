import { expect } from 'storybook/test'

/** The width of the notch and of the other unusable edges in px. */
const inset = 47
const edges = ['top', 'right', 'bottom', 'left']

/**
 * For `beforeEach` of a story: simulates a device with a notch on each side. Returns a function that ends the
 * simulation.
 */
export function withNotch(): () => void {
  const { style } = document.documentElement
  for (const edge of edges) style.setProperty(`--inset-${edge}`, `${inset}px`)
  return () => {
    for (const edge of edges) style.removeProperty(`--inset-${edge}`)
  }
}

/** Expects that no notch of `withNotch` covers a part of the element. */
export async function expectClearOfNotch(element: HTMLElement): Promise<void> {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const smallest = Math.min(top, globalThis.innerWidth - right, globalThis.innerHeight - bottom, left)
  await expect(smallest).toBeGreaterThanOrEqual(inset)
}
