import type { ComponentProps } from 'react';
import styles from './controls.module.css';
import { Icon } from './icon.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'>;

export function IconButton({
  icon,
  label,
  ...rest
}: ButtonProps & { icon: ComponentProps<typeof Icon>['name']; label: string }) {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

export function Button({
  look = 'main',
  type = 'button',
  ...rest
}: ButtonProps & { look?: 'main' | 'plain'; type?: 'button' | 'submit' }) {
  return (
    <button type={type === 'submit' ? 'submit' : 'button'} className={styles[look]} {...rest} />
  );
}
