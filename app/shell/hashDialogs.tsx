import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { CoinHistoryContainer } from '../coin/CoinHistoryContainer.tsx'
import { ShareContainer } from '../sharing/sharing.ts'
import { ShopContainer } from '../shop/ShopContainer.tsx'
import { CommercialContainer } from './CommercialContainer.tsx'

const hosts: Readonly<Record<string, ComponentType>> = {
  '#shop': ShopContainer,
  '#commercial': CommercialContainer,
  '#coin-history': CoinHistoryContainer,
  '#share': ShareContainer,
}

/**
 * The dialog that the URL's hash opens (`dialogHashes`). All share one file, because the first load lists the name of
 * every file that it can load.
 */
export function HashDialog() {
  const Host = hosts[useLocation().hash]
  return Host && <Host />
}
