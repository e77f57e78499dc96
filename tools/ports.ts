import { port } from '../contracts/sandbox/runtime/ports.ts'

/** The app: 5173 or TSUDOI_APP_PORT. */
export const appPort = () => port('TSUDOI_APP_PORT', 5173)

/** The page that plays the host app (`npm run unity`): 5180 or TSUDOI_UNITY_PORT. */
export const unityPort = () => port('TSUDOI_UNITY_PORT', 5180)
