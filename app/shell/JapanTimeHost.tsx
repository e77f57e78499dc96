import { JapanTimeNote } from '@tsudoi/design-system/components/JapanTimeNote'
import { useCurrentPage } from '../router/useCurrentPage.ts'

/** Pages without a date or time (forms, texts), full-screen players, and the pages embedded in the device. */
const withoutTimes =
  /^(\*|\/(login|signup|oauth|address|account(?!\/undo)|profile\/(edit|confirm|finish)|home\/photos|purchase\/card|post|story|unity)(\/.*)?|.*\/unity)$/

/**
 * The note that times are Japan's, on each page that may show one. Loaded only on devices in other time zones (Q436).
 */
export function JapanTimeHost() {
  return withoutTimes.test(useCurrentPage().path) ? null : <JapanTimeNote />
}
