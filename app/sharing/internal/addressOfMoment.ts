import { ownOrigin } from '../../ownOrigin.ts'
import { withMoment } from './moment.ts'
import { shareAddress } from './shareAddress.ts'

/**
 * The address by which others open the current page at a moment of its film, in seconds. Without seconds, and for the
 * first second, it is that of the page. Undefined for pages that a guest cannot open.
 */
export function addressOfMoment(seconds: number | undefined): string | undefined {
  const address = shareAddress({ origin: ownOrigin(), pathname: location.pathname, search: location.search })
  return address && seconds !== undefined && seconds >= 1 ? withMoment(address, seconds) : address
}
