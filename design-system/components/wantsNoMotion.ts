/** What the reader's system, or the Storybook's toolbar, says about motion. */
export const wantsNoMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'reduced'
