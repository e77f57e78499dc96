import { JapanTimeNote } from '@tsudoi/design-system/components/JapanTimeNote'
import { useLayoutEffect } from 'react'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { untimedPages } from './untimedPages.ts'

/**
 * The note that times are Japan's, on each page that may show one. Loaded only on devices in other time zones; it then
 * takes the place that the page's head has reserved (early/reserveDeviceTimes.ts; Q436, Q407).
 */
export function JapanTimeHost() {
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-reserves-note')
  }, [])
  return untimedPages.test(useCurrentPage().path) ? null : <JapanTimeNote />
}
