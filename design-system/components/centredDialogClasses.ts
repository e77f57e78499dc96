/**
 * Classes of a dialog in the middle of the viewport: at most 95 % wide and 98 % of the visible height tall (S118), and
 * clear of a notch and the other edges of the device.
 */
export const centredDialogClasses =
  'top-(--safe-top) right-(--safe-right) bottom-(--safe-bottom) left-(--safe-left) m-auto h-fit ' +
  'max-h-[min(98dvh,100dvh-var(--safe-top)-var(--safe-bottom))] w-[min(95%,100%-var(--safe-left)-var(--safe-right))]'
