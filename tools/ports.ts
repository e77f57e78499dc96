import { portFromEnvironment } from '../contracts/sandbox/runtime/ports.ts'

/** Returns the port of the app: TSUDOI_APP_PORT, or 5173. */
export const appPort = () => portFromEnvironment('TSUDOI_APP_PORT', 5173)

/** Returns the port of the simulated host app (`npm run unity`): TSUDOI_UNITY_PORT, or 5180. */
export const unityPort = () => portFromEnvironment('TSUDOI_UNITY_PORT', 5180)
