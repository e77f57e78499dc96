/**
 * The two viewports of the tests. They have a pixel density of 1, because that of a phone would be slow, and images are
 * compared elsewhere.
 */
export const viewports = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
}
