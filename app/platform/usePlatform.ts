import { useSyncExternalStore } from 'react'
import { browserPlatform, platform } from './platform.ts'

const never = () => () => {}

/** The platform, for components. While the server renders a page, it is the browser. */
export const usePlatform = () => useSyncExternalStore(never, platform, () => browserPlatform)
