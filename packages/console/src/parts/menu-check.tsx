/** A choice in a menu that is on or off. The menu stays open, so that several can be made. */
import * as Menu from '@radix-ui/react-dropdown-menu';

export function MenuCheck({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <Menu.CheckboxItem
      className="menu-item menu-check"
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span className="menu-tick">
        <Menu.ItemIndicator>✓</Menu.ItemIndicator>
      </span>
      {label}
    </Menu.CheckboxItem>
  );
}
