import { fetchModule } from '../shell/lazyModules.ts'
import type { callProven } from './callProven.ts'

const load = () => import('./callProven.ts')

/** `callProven`, fetched with the first press: no page's content waits for it. */
export const callProvenLater: typeof callProven = async (...call) => (await fetchModule(load)).callProven(...call)
