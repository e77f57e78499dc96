/** Whether the user's system, or the toolbar of Storybook, asks for reduced motion. */
export const isMotionReduced = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'reduced'
