/** What the finisher takes out of a page's data, and what it leaves. */
import { expect, test } from '@playwright/test';
import { divide } from '../../scripts/finish/divide';
import { leanRows } from '../../scripts/finish/payload';
import { readRows, writeRows } from '../../scripts/finish/rows';

const ISLANDS = ['1:I[1,["$f"],"Still"]', '2:I[2,[],"DataBlock"]', '3:I[3,[],"CopyButton"]', 'f:"/chunk.js"'];
const leanData = (data: string) => writeRows(leanRows(data));
const rows = (...values: string[]) => `${[...ISLANDS, ...values].join('\n')}\n`;
const still = (children: string, name = 'text') =>
  `["$","$L1",null,{"as":"div","name":"${name}","children":${children}}]`;

test('what a still element holds goes', () => {
  const lean = leanData(rows(`0:${still('["$L4","$5"]')}`, '4:["$","p",null,{"children":"One"}]', '5:"Two"'));
  expect(lean).toContain('\n0:["$","$L1",null,{"as":"div","name":"text"}]\n');
});

test('what it shared with an island stays with the island', () => {
  const copy = '["$","$L3",null,{"label":"$0:0:props:children:props:label"}]';
  const lean = leanData(rows(`0:[${still('["$","p",null,{"label":["Copy"]}]')},${copy}]`));
  expect(lean).toContain('0:[["$","$L1",null,{"as":"div","name":"text"}],["$","$L3",null,{"label":["Copy"]}]]\n');
});

test('the text of a data block goes', () => {
  const lean = leanData(rows('4:T8,{"é":1}0:["$","$L2",null,{"type":"application/ld+json","json":"$4"}]'));
  expect(lean).toContain('0:["$","$L2",null,{"type":"application/ld+json"}]\n');
});

test('a text that another element names stays, its length in bytes', () => {
  const data = '0:["$","p",null,{"children":"$4"}]\n4:T8,{"é":1}5:"x"\n';
  expect(leanData(data)).toBe(data);
});

test('the not-found page goes, and of the head all but the title', () => {
  const frame = '["$","$L9",null,{"parallelRouterKey":"children","notFound":"$4"}]';
  const head = '["$","$6",null,{"name":"Next.Metadata","children":"$L5"}]';
  const title = '["$","title","0",{"children":"Blog"}]';
  const data = `0:[${frame},${head}]\n4:"Not found"\n5:[${title},["$","meta","1",{"name":"description"}]]\n6:"$Sreact.suspense"\n`;
  expect(leanData(data)).toBe(
    data.replace('"notFound":"$4"', '"notFound":"$undefined"').replace('"$L5"', `[${title}]`),
  );
});

test('an island in a still element stops the build', () => {
  expect(() => leanData(rows(`0:${still('["$","p",null,{"children":"$L4"}]')}`, '4:["$","$L3",null,{}]'))).toThrow(
    /<Still name="text"> holds the island CopyButton/,
  );
});

test('another still element in one goes with it', () => {
  expect(leanData(rows(`0:${still(`["$","p",null,{"children":${still('"One"', 'within')}}]`, 'around')}`))).toContain(
    '\n0:["$","$L1",null,{"as":"div","name":"around"}]\n',
  );
});

for (const [what, data, complaint] of [
  ['a row without an end', '0:true', /ends within a row/],
  ['a row of another form', 'zero:true\n', /unknown row/],
  ['a name of another form', '0:{"t":{"t":{"d":{"r":"$Z1"}}}}\n', /unknown name in the page's data: \$Z1/],
  ['a way that leads nowhere', '0:["$0:5:props"]\n', /has nothing at 0:5/],
] as const) {
  test(`${what} stops the build`, () => {
    expect(() => divide(leanRows(data))).toThrow(complaint);
  });
}

const root = (frame: string, own: string) => `{"t":{"t":{"d":{"r":${frame}}}},"c":${own}}`;
const divided = (data: string) => divide(readRows(data));

test('the frame has the same rows wherever they stood, islands after the files they name; what nothing names goes', () => {
  const { frame, own } = divided(
    `:HL["/a.css"]\n9:I[1,["$8"],"Nav"]\n8:"/a.js"\n3:"lost"\n0:${root('["$","$L9",null,{}]', '"$L5"')}\n5:["$","$L9","b",{}]\n`,
  );
  expect(frame).toBe('3:"/a.js"\n2:I[1,["$3"],"Nav"]\n1:["$","$L2",null,{}]\n');
  expect(own).toBe(`0:${root('"$1"', '"$L5"')}\n5:["$","$L2","b",{}]\n`);
  const other = divided(`1:"/a.js"\n2:I[1,["$1"],"Nav"]\n0:${root('["$","$L2",null,{}]', '"x"')}\n`);
  expect(other.frame).toBe(frame);
});

test('a frame that names the page around it, and data without a frame, stop the build', () => {
  expect(() => divided(`0:${root('"$L0"', '1')}\n`)).toThrow(/names the page's own data/);
  expect(() => divided('0:{"t":{}}\n')).toThrow(/the frame is not in the page's data/);
});
