import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { CoinHistoryHost } from '../coin/CoinHistoryHost.tsx'
import { ShareHost } from '../sharing/sharing.ts'
import { ShopHost } from '../shop/ShopHost.tsx'
import { CommercialHost } from './CommercialHost.tsx'

const hosts: Readonly<Record<string, ComponentType>> = {
  '#shop': ShopHost,
  '#commercial': CommercialHost,
  '#coin-history': CoinHistoryHost,
  '#share': ShareHost,
}

/**
 * The dialog that the URL's hash opens (`dialogHashes`). All share one file, because the first load lists the name of
 * every file that it can load.
 */
export function HashDialog() {
  const Host = hosts[useLocation().hash]
  return Host && <Host />
}
