import type { MenuBoxes, MenuGroup, MenuItem } from './model.ts';

/** The main menu with all its levels. */
export function fullMenu(groups: MenuGroup[], boxes: MenuBoxes): MenuItem[] {
  return groups.map((group) =>
    group.boxes ? { ...group, items: boxes[group.boxes] ?? [] } : group,
  );
}
