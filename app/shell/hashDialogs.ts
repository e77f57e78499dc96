/**
 * The dialogs that a URL's hash opens. They share one file, because the first load contains the name of every file that
 * it can load.
 */
export { CoinHistoryHost } from '../coin/CoinHistoryHost.tsx'
export { ShopHost } from '../shop/ShopHost.tsx'
export { CommercialHost } from './CommercialHost.tsx'
