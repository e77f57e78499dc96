import { fetchModule } from '../shell/lazyModules.ts'
import type { callWithProof } from './callWithProof.ts'

const load = () => import('./callWithProof.ts')

/** `callWithProof`, whose code is loaded with the first press, so that no page's content waits for it. */
export const lazyCallWithProof: typeof callWithProof = async (...call) =>
  (await fetchModule(load)).callWithProof(...call)
