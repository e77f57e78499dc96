import { useSyncExternalStore } from 'react'
import { browser, platform } from './platform.ts'

const never = () => () => {}

/** The platform, for components; HTML that was made at build time is the browser's. */
export const usePlatform = () => useSyncExternalStore(never, platform, () => browser)
