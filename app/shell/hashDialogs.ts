/** Dialogs that a hash opens, in one file: the first load contains the name of every file that it can load. */
export { CoinHistoryHost } from '../coin/CoinHistoryHost.tsx'
export { ShopHost } from '../shop/ShopHost.tsx'
export { CommercialHost } from './CommercialHost.tsx'
