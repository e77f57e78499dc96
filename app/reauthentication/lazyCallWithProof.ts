import { fetchModule } from '../shell/lazyModules.ts'
import type { callWithProof } from './callWithProof.ts'

const load = () => import('./callWithProof.ts')

/** `callWithProof`, loaded with the first press, so that it delays no page's content. */
export const lazyCallWithProof: typeof callWithProof = async (...call) =>
  (await fetchModule(load)).callWithProof(...call)
