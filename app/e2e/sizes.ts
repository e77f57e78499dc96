/**
 * The two sizes in which a page is tried. A phone's density would cost time and prove nothing: pictures are compared
 * elsewhere.
 */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
}
