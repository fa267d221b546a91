import { say } from '#src/client/language/language.ts';
import type { Attachment, Message } from '#src/control/common/shapes.ts';
import { Icon } from '#src/client/ui/icon.tsx';
import styles from './attachments.module.css';
import { sizeOf } from './format.ts';

/** Files are the sandbox's own; an address elsewhere is not loaded. */
function ownAddress(attachment: Attachment): string | undefined {
  return attachment.url?.startsWith('/') && !attachment.url.startsWith('//')
    ? attachment.url
    : undefined;
}

function File({ file }: { file: Attachment }) {
  const name = file.fileName || say('Файл', 'File');
  return (
    <a className={styles.file} href={ownAddress(file)} download={name}>
      <span className={styles.disc}>
        <Icon name="file" />
      </span>
      <span className={styles.label}>
        {name}
        <span className={styles.size}>{sizeOf(file.size)}</span>
      </span>
    </a>
  );
}

export function Attachments({ message: { photo, document, contact } }: { message: Message }) {
  return (
    <>
      {photo && (
        <img
          className={styles.photo}
          src={ownAddress(photo)}
          alt={say('Фото в сообщении', 'Photo in the message')}
        />
      )}
      {document && <File file={document} />}
      {contact && (
        <span className={styles.file}>
          <span className={styles.disc}>
            <Icon name="phone" />
          </span>
          <span className={styles.label}>
            {contact.firstName} {contact.lastName}
            <span className={styles.size}>{contact.phoneNumber}</span>
          </span>
        </span>
      )}
    </>
  );
}
