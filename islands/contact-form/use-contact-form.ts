'use client';

import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormCopy } from '@/lib/model/sections/contact';
import type { EarlyEvents } from '../runtime/protocol';
import { announce, isAnnouncing, mountToasts, type ToastLabels } from '../toasts/toasts';
import { sendMessage, TRAP } from './send-message';

type Name = keyof ContactFormCopy['fields'];
type Control = HTMLInputElement | HTMLTextAreaElement;

const listControls = (form: HTMLFormElement | null | undefined) =>
  [...(form?.elements ?? [])].filter((control): control is Control => 'placeholder' in control);

/** Returns the values of the fields, by name. */
const readValues = (form: HTMLFormElement | null | undefined) =>
  Object.fromEntries(listControls(form).map(({ name, value }) => [name, value]));

/** Removes spaces around the answers, so that the browser's check finds an answer of spaces missing. */
function trimAnswers(form: HTMLFormElement | null) {
  for (const control of listControls(form)) {
    const trimmed = control.value.trim();
    if (control.value !== trimmed) control.value = trimmed;
  }
}

const isValid = ({ validity, required, value }: Control) => validity.valid && !(required && value.trim() === '');

type Options = {
  copy: Pick<ContactFormCopy, 'fields' | 'summary' | 'toast'>;
  toasts: ToastLabels;
  action: string | undefined;
  earlyEvents: EarlyEvents | undefined;
};

/** Validates and sends the contact form, or empties it. @param action the receiver; default: nothing is sent */
export function useContactForm({ copy: { fields, summary, toast }, toasts, action, earlyEvents }: Options) {
  const submit = useRef<HTMLButtonElement>(null);
  const clearedAnswers = useRef<string[]>([]);
  const [messages, setMessages] = useState<Partial<Record<Name, string | undefined>>>({});
  const [announcement, setAnnouncement] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | 'cleared'>('idle');
  useEffect(() => void mountToasts(toasts), [toasts]);

  const findMessage = (control: Control) => (isValid(control) ? undefined : fields[control.name as Name].error);
  // Validates all fields with the first invalid one, so that the messages are announced once.
  const validateAll = (form: HTMLFormElement) => {
    const invalid = listControls(form).filter((control) => !isValid(control));
    setMessages(Object.fromEntries(invalid.map((control) => [control.name, findMessage(control)])));
    const labels = invalid.map(({ name }) => fields[name as Name].label);
    setAnnouncement(labels.length > 1 ? `${summary} ${labels.join(', ')}.` : '');
    setState('idle');
  };
  const readAnswers = () =>
    listControls(submit.current?.form)
      .filter(({ name, value }) => value !== '' && name !== TRAP)
      .map(({ name, value }) => `${fields[name as Name].label}: ${value}`);
  /** Empties the fields, but for those that were edited after the click. */
  const confirmSent = (form: HTMLFormElement, sent: Readonly<Record<string, string>>) => {
    clearedAnswers.current = readAnswers();
    const isReplayed = earlyEvents?.click.has(submit.current);
    for (const control of listControls(form)) {
      const isEdited = control.value !== sent[control.name] || (isReplayed && earlyEvents?.page.input.has(control));
      if (!isEdited) control.value = '';
    }
    setMessages({});
    setAnnouncement('');
    setState(action ? 'idle' : 'cleared');
    // Keeps the focus on the button, also after Enter in a field.
    submit.current?.focus();
    announce(toast.title, toast.description);
  };
  const send = async (form: HTMLFormElement, receiver: string) => {
    const values = readValues(form);
    setState('sending');
    if (await sendMessage(receiver, form)) confirmSent(form, values);
    else setState('failed');
  };
  const handlers = {
    // Replaces the browser's bubble, which would cover the message, and its focus.
    onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      // Each invalid field has its event, in the order of the form.
      const first = listControls(form).find(({ validity }) => !validity.valid);
      if (event.target !== first) return;
      flushSync(() => validateAll(form));
      first?.focus();
    },
    // Skips fields that were not invalid when the form was last sent.
    onInput: ({ target }: FormEvent) => {
      const control = target as Control;
      const name = control.name as Name;
      setMessages((current) => (current[name] ? { ...current, [name]: findMessage(control) } : current));
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (action) send(event.currentTarget, action);
      else {
        confirmSent(event.currentTarget, readValues(event.currentTarget));
        window.countOutcome?.('Message sent');
      }
    },
  };
  // Enter in a field also clicks the button. Ignores a second click on an emptied form, or while it is being sent.
  const onSubmitClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    trimAnswers(form);
    const isCleared = isAnnouncing() && listControls(form).every(({ value }) => value === '');
    if (isCleared || state === 'sending') event.preventDefault();
  };
  /** Returns the answers in the fields, or those that the last click on the button cleared. */
  const answers = () => {
    const current = readAnswers();
    return current.length > 0 ? current : clearedAnswers.current;
  };

  return { submit, messages, announcement, state, handlers, onSubmitClick, answers };
}
