import { SideMenu, type SideMenuProps } from '@tsudoi/design-system/components/SideMenu'
import { useIsMember } from '../session/sessionStore.ts'
import { menuOf } from './menuLinks.ts'

/** The side menu with the links of this viewer. */
export const AppMenu = (props: Pick<SideMenuProps, 'open' | 'onOpenChange'>) => (
  <SideMenu {...props} {...menuOf(useIsMember())} />
)
