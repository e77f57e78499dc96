import { SideMenu, type SideMenuProps } from '@tsudoi/design-system/components/SideMenu'
import { useIsMember } from '../session/sessionStore.ts'
import { menuLinksOf } from './menuLinks.ts'

/** The side menu. Its links differ for guests and members. */
export const AppMenu = (props: Pick<SideMenuProps, 'open' | 'onOpenChange'>) => (
  <SideMenu {...props} {...menuLinksOf(useIsMember())} />
)
