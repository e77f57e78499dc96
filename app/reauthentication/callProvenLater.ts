import { fetchModule } from '../shell/lazyModules.ts'
import type { callProven } from './callProven.ts'

const load = () => import('./callProven.ts')

/** `callProven`, loaded with the first press, so that it delays no page's content. */
export const callProvenLater: typeof callProven = async (...call) => (await fetchModule(load)).callProven(...call)
