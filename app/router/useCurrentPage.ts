import { createContext, useContext } from 'react'
import { notFoundPageOfMap } from './pageMap.ts'
import type { PageSpec } from '../pageSpec.ts'

/**
 * A page of the map without the id of its row in the specification, which the built app leaves out
 * (tools/slimBuild.ts).
 */
type ShownPage = Omit<PageSpec, 'id'>

/** The entry of the current page in the map. The router provides it. */
export const PageContext = createContext<ShownPage | undefined>(undefined)

/** The entry of the current page in the map. */
export const useCurrentPage = () => useContext(PageContext) ?? notFoundPageOfMap
