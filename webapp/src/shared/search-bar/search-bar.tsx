import { limits } from '@kollab/contract';
import Search from 'lucide-react/icons/search';
import { useRef, useState } from 'react';
import { texts } from '#src/texts/common.ts';
import styles from './search-bar.module.css';

interface SearchBarProps {
  typed: string;
  placeholder: string;
  onType: (text: string) => void;
  onAsk: (text: string) => void;
}

/** A cancel button stands beside it while it is in use. */
export function SearchBar({ typed, placeholder, onType, onAsk }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const cancel = () => {
    onAsk('');
    input.current?.blur();
  };
  return (
    <div className={styles.bar}>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- old web views do not know <search>
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(typed);
          input.current?.blur();
        }}
      >
        <Search size={20} className={styles.icon} aria-hidden />
        <input
          ref={input}
          type="search"
          className={styles.input}
          value={typed}
          maxLength={limits.searchQuery}
          placeholder={placeholder}
          aria-label={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </form>
      {(isFocused || typed !== '') && (
        <button
          type="button"
          className={styles.cancel}
          onPointerDown={(event) => event.preventDefault()}
          onClick={cancel}
        >
          {texts.common.cancel}
        </button>
      )}
    </div>
  );
}
