import type { LazySideMenu } from '@tsudoi/design-system/components/HeaderMenu'
import type { MenuGroup } from '@tsudoi/design-system/components/SideMenu'
import { lazyModule } from '@tsudoi/design-system/lazy'

/** A side menu with these links, as a header loads it. */
export const lazySideMenu = (group: MenuGroup): LazySideMenu =>
  lazyModule(async () => {
    const { SideMenu } = await import('@tsudoi/design-system/components/SideMenu')
    return (props) => <SideMenu {...props} {...group} />
  })
