import { fetchModule } from '../shell/lazyModules.ts'
import type { callWithReauthentication } from './callWithReauthentication.ts'

const load = () => import('./callWithReauthentication.ts')

/** `callWithReauthentication`, loaded with the first press, so that it delays no page's content. */
export const lazyCallWithReauthentication: typeof callWithReauthentication = async (...call) =>
  (await fetchModule(load)).callWithReauthentication(...call)
