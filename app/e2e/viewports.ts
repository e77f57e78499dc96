/**
 * The two viewports of the tests. A phone's pixel density would be slow and prove nothing, because images are compared
 * elsewhere.
 */
export const viewports = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
}
