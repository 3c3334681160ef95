/** Numbers and function words: English | German | French | Spanish | Italian | Portuguese. */
export const smallWords = `
with | mit/samt | avec | con | con | com
without | ohne/kein/keine/keinen | sans | sin | senza | sem
and | und/sowie | et | y/e | e/ed | e
or | oder | ou | o/u | o/oppure | ou
of | von/vom/aus/des | de/du/des/en | de/del | di/del/della/dello/dei/delle/degli | de/do/da/dos/das
in | im/in/ins | dans | en | in/nel/nella/nello | em/no/na/nos/nas
on | auf/am/an | sur | sobre | su/sul/sulla | sobre
at | bei/beim/zum/zur | a/au/aux | a/al | a/al/alla/allo/ai/alle | a/ao/aos
by | neben/an der/am ufer | pres de/au bord de | junto a/al lado de | vicino a/accanto a | junto a/ao lado de/a beira de
for | fur | pour | para | per | para
under | unter | sous | bajo/debajo de | sotto | sob/debaixo de
behind | hinter | derriere | detras de | dietro | atras de
before | vor | devant | delante/delante de | davanti/davanti a | diante de/na frente
a | ein/eine/einen/einem/einer/eines | un/une | un/una/unos/unas | un/una/uno | um/uma/uns/umas
the | der/die/das/den/dem | le/la/les/l | el/la/los/las/lo | il/lo/la/i/gli/le/l | o/a/os/as
is | ist/sind | est/sont | es/son/esta | sono/e | sao/esta
no | nicht | pas de | ningun/ninguna | nessun/nessuna | nenhum/nenhuma
one | eins | | uno | | 
two | zwei | deux | dos | due | dois/duas
three | drei | trois | tres | tre | tres
four | vier | quatre | cuatro | quattro | quatro
five | funf | cinq | cinco | cinque | cinco
six | sechs | six | seis | sei | seis
seven | sieben | sept | siete | sette | sete
eight | acht | huit | ocho | otto | oito
ten | zehn | dix | diez | dieci | dez
please | bitte/zeige/zeig/mache/mir/ich/mochte | moi/montre/je voudrais/veux/notre/mon/ma | por favor/quiero/muestra/mi | per favore/vorrei/mostra/mio/mia | por favor/quero/mostre/meu/minha
very | sehr/viel/viele/vielen | tres/beaucoup | muy/muchos/muchas | molto/molti/molte | muito/muitos/muitas
view | blick/aussicht | vue | vista/vistas | vista | vista
light | licht | lumiere | luz | luce | luz
some | einige/etwas | quelques | algunos/algunas | alcuni/alcune | alguns/algumas
`;
