import { JapanTimeNote } from '@tsudoi/design-system/components/JapanTimeNote'
import { useLayoutEffect } from 'react'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { untimedPagePattern } from './untimedPagePattern.ts'

/**
 * The note that times are those of Japan, on each page that may show one. It is loaded only on devices in other time
 * zones. It appears in the place that the page's head has reserved (early/reserveDeviceTimes.ts; Q436, Q407).
 */
export function JapanTimeContainer() {
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-reserves-note')
  }, [])
  return untimedPagePattern.test(useCurrentPage().path) ? null : <JapanTimeNote />
}
