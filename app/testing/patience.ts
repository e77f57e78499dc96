import { configure } from '@testing-library/react'

/**
 * `waitFor` ends with what it waits for; how long that takes is up to the machine. One that waits in vain fails by this
 * limit.
 */
configure({ asyncUtilTimeout: 60_000 })
