import { createContext, useContext } from 'react'
import { notFoundPageOfMap } from './pageMap.ts'
import type { PageSpec } from '../pageSpec.ts'

/** A page of the map without its row in the specification, which the built app leaves out (tools/slimBuild.ts). */
type ShownPage = Omit<PageSpec, 'id'>

/** The current page in the map; provided by the router. */
export const PageContext = createContext<ShownPage | undefined>(undefined)

/** The entry of the current page in the map. */
export const useCurrentPage = () => useContext(PageContext) ?? notFoundPageOfMap
