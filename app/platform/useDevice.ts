import { useSyncExternalStore } from 'react'
import { device, type Device } from './device.ts'

const never = () => () => {}
const web = (): Device => 'web'

/** Where the app runs, for components; HTML that was made at build time is the web's. */
export const useDevice = () => useSyncExternalStore(never, device, web)
