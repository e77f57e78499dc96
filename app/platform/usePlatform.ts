import { useSyncExternalStore } from 'react'
import { browserPlatform, platform } from './platform.ts'

const never = () => () => {}

/** The platform, for components. Prerendered HTML uses the browser's. */
export const usePlatform = () => useSyncExternalStore(never, platform, () => browserPlatform)
