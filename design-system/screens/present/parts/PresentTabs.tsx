import { TabNav } from '../../../components/TabNav.tsx'

export interface PresentTabsProps {
  current: 'box' | 'history'
  hrefs: { box: string; history: string }
}

/** The tabs for waiting and received presents. */
export function PresentTabs({ current, hrefs }: PresentTabsProps) {
  return (
    <TabNav
      label="プレゼントのページ"
      value={current}
      items={[
        { value: 'box', label: '受け取る', href: hrefs.box },
        { value: 'history', label: '履歴', href: hrefs.history },
      ]}
    />
  )
}
