import { Header } from '@tsudoi/design-system/components/Header'
import { PageFrame } from '@tsudoi/design-system/components/PageFrame'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

const noop = () => {}

interface CardFrameProps {
  back: string
  children: ReactNode
}

/**
 * Frame of the card page. It has only the logo and a back link, so that the card document loads little of the app's
 * code.
 */
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
          onOpenShop={noop}
        />
      }
    >
      {children}
    </PageFrame>
  )
}
