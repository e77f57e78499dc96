/** The app's server: what `dist/server` exports for servers and for the build. */
import './browserEvents.ts'
import { provideAllPages } from '../pages.ts'
import { pageAtPath } from '../router/pageAtPath.ts'
import { tabTitle } from '../shell/tabTitle.ts'

provideAllPages()

export { createCards, type CardFiles } from './cardPictures.ts'
export { productCard } from './cards/productCard.ts'
export { createHandler, type Handler, type HandlerOptions } from './handler.ts'
export { renderWithoutData } from './renderPage.tsx'

/** The document title of a page whose HTML the build makes. */
export const htmlTitleOf = (path: string) => tabTitle(pageAtPath(path).title)
