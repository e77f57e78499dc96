import { Header } from '@tsudoi/design-system/components/Header'
import { PageFrame } from '@tsudoi/design-system/components/PageFrame'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

const nowhere = () => {}

interface CardFrameProps {
  back: string
  children: ReactNode
}

/** Around the card's document: the mark and the way back, and nothing that would need more of the app. */
export function CardFrame({ back, children }: CardFrameProps) {
  return (
    <PageFrame
      header={
        <Header
          kind="simple"
          viewer="guest"
          items={[]}
          hrefs={{ logo: paths.home, notices: paths.notices, login: paths.login, signUp: paths.signup }}
          back={{ label: 'もどる', href: back }}
          onOpenShop={nowhere}
        />
      }
    >
      {children}
    </PageFrame>
  )
}
