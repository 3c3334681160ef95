/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
a=-29 aalto=-50 about=-148 abov=73 access=-72 accessibl=-8 acid=131 acoustic=-26 across=52
actually=-128 ada=-65 add=-137 ador=-88 advantag=-192 advic=-20 africa=-83 after=-47 against=-51
age=-85 agent=-65 air=16 airborn=-18 airtight=-108 aisl=-30 alarm=92 all=-91 alley=-107 allowanc=-90
alright=67 alvar=-70 alway=-146 am=9 amazon=-136 amp=-23 an=-57 and=25 ando=-84 angl=-30 another=102
any=-33 anyon=90 anyth=81 apart=-37 apartment=-41 appl=-193 arch=49 architect=-142 architectur=-79
are=-17 area=-66 around=-46 arrang=-81 art=-91 as=36 asbesto=86 ask=-64 asked=-148 asphalt=-84
at=-33 attic=17 australia=-63 averag=-39 avoid=-46 away=128 b=-144 baby=161 back=12 bad=-32 bag=62
bak=-83 balcony=-12 bamboo=-98 ban=-171 banana=-104 banister=43 bank=52 barbecu=-64 barcelona=-92
barn=-86 barragan=-116 bas=-185 basement=-9 basment=-55 bat=-27 bath=-174 bathrom=-135 bathroom=-54
bathtub=31 bauhaus=-159 bay=-28 be=-62 beam=-50 bear=46 bed=-113 bedrom=-71 bedroom=-89 beem=-119
been=143 befor=44 below=38 bench=-121 berlin=-39 best=-141 beter=-36 better=-218 between=35
betwen=-142 bicycl=-195 big=-53 bigger=84 bilbao=-94 bild=-157 bill=-91 bim=-102 bin=-44 bit=136
bitcoin=-127 black=70 bleach=15 blind=73 block=131 blu=-82 board=12 bohemian=-109 boil=-64 boiler=28
bolt=31 book=-120 bookcas=129 boss=-119 both=-129 bottl=14 bottom=82 bought=-100 boundary=-65
bowl=-107 box=-18 boyfriend=-160 brak=72 brand=18 brazil=-81 bread=-91 break=-108 breaker=112
breast=76 brick=-67 brickwork=-19 bridg=-51 brik=-123 bring=-189 brown=-87 brutalism=-93 bs=-68
btu=-210 buckingham=-26 build=-125 builder=-53 built=70 bulb=-108 bump=-135 bungalow=-58 bunk=144
burn=102 burner=-91 busy=-137 but=-96 butress=-108 buy=-100 by=25 cabinet=-149 cabl=-117
calculat=-56 call=-113 calm=-177 calory=-22 cam=112 can=-35 candl=-76 cant=-139 cantilever=-42
cap=85 capital=-79 car=-251 carbon=104 card=-56 cardboard=-75 carpet=-114 carpit=-103 carport=73
carry=36 casa=-75 cast=-35 cat=-74 caus=-124 cav=-59 cavity=-106 ceel=-43 ceil=-24 cel=-138
cellar=52 centr=-104 century=-83 ceo=-106 chainsaw=72 chair=25 chandelier=-164 chang=-86
characteris=-94 characteristic=-119 charcoal=171 charg=102 chas=136 cheap=-61 cheaper=-110
cheapest=-170 check=-93 cheepest=-138 chemical=-98 chest=63 chew=-50 children=-28 chimney=-115
chip=54 chocolat=-112 choos=-143 christma=-37 church=-61 circl=-107 clad=-84 class=-45 classroom=-84
clay=54 clean=-36 cleaner=212 clear=57 clearanc=-165 clen=-128 clerestory=-150 climat=-88 climb=61
clos=90 closet=-141 clt=-55 cm=-86 coat=67 cod=-110 coffe=72 coin=-42 cold=-166 color=-49
colour=-107 column=-126 com=45 common=-67 company=292 company:a-flue-beside-a-window=90
company:an-opening-in-a-masonry-wall=56 company:charging-and-batteries=16
company:chemicals-that-must-not-meet=27 company:dust-of-stone-and-concrete=90
company:engines-and-flames-in-closed-rooms=67 company:escape-and-protection-from-fire=279
company:furniture-that-tips-over=28 company:heaters-near-what-burns=134
company:heavy-loads-on-floors,-roofs-and-balconies=161
company:home-made-floors,-lofts-and-swings=-19 company:hot-water-that-scalds-or-carries-germs=135
company:lead-paint=-67 company:live-wiring-and-electrical-work=-16
company:mould-where-people-sleep=211 company:old-materials-that-may-hold-asbestos=103
company:open-stairs-and-children=-81 company:plugged-in-things-in-bathrooms=159
company:propping-what-carries=102 company:rags,-solvents-and-fuels=143
company:sockets-near-bath-and-shower=9 company:stoves,-chimneys-and-fireplaces=87
company:too-much-on-one-socket=269 company:tools-without-their-guards=76
company:water-and-children=195 company:what-must-not-be-burned=53
company:windows-and-railings-that-children-climb=131 compar=-118 complain=70 completion=-73
compressiv=-54 computer=-122 con=-102 concreet=-108 concret=-114 condensat=-181 condition=-102
conductivity=-64 conservatory=135 construct=-51 consumer=54 contingency=-105 contract=-49
contractor=-109 contrast=-117 control=-13 conversion=-58 convert=-110 cook=-113 cooker=29 cool=-149
cop=-67 corbusier=-44 cord=87 cork=-83 corner=-10 corridor=-71 corrugat=-25 cost=-223 cosy=55
cot=114 cottag=-36 could=14 council=-88 counter=-105 countertop=-119 country=-78 cover=21 crack=89
craftsman=-85 creak=-148 cross=-26 cry=-124 cubic=-63 cup=-60 cupboard=44 curry=-137 curtain=-193
cut=101 cylinder=-26 dad=-83 damp=-70 dangerous=-119 dark=-126 dash=-27 dat=-68 daughter=13 day=25
daylight=-167 dead=41 deal=-117 deck=-130 deco=-91 decorat=-71 deed=211
deed:alarms-that-are-silenced=32 deed:an-opening-in-a-masonry-wall=26 deed:asbestos=171
deed:blocking-ventilation-and-flues=183 deed:charging-and-batteries=54
deed:chemicals-that-must-not-meet=177 deed:demolishing-outside=166 deed:digging-and-underpinning=139
deed:dust-of-stone-and-concrete=91 deed:electricity-and-water,-burning-smells,-shocks=62
deed:engines-and-flames-in-closed-rooms=75 deed:furniture-that-tips-over=-56
deed:glass-that-breaks=213 deed:heavy-loads-on-floors,-roofs-and-balconies=-12
deed:heavy-things-on-weak-walls=-123 deed:home-made-floors,-lofts-and-swings=64
deed:hot-water-that-scalds-or-carries-germs=158 deed:hot-water-under-pressure=89 deed:lead-paint=81
deed:lifting-what-is-too-heavy=63 deed:live-wiring-and-electrical-work=169
deed:old-ceilings-and-plaster-that-come-down=153 deed:old-materials-that-may-hold-asbestos=-21
deed:open-flames-at-buildings=110 deed:open-stairs-and-children=-68
deed:plugged-in-things-in-bathrooms=-72 deed:propping-what-carries=88
deed:rags,-solvents-and-fuels=54 deed:sockets-near-bath-and-shower=54
deed:stoves,-chimneys-and-fireplaces=67 deed:taking-out-a-wall,-beam-or-joist=278
deed:tanks,-wells-and-confined-spaces=183 deed:tools-without-their-guards=31
deed:trees,-saws-and-power-lines=43 deed:wasps-and-hornets=171 deed:water-and-children=96
deed:what-must-not-be-burned=32 deed:windows-and-railings-that-children-climb=-20
deed:wood-dust,-foam-and-fibres=-112 deed:work-at-height=260 deed:work-on-gas=148 deep=-43
defin=-143 deflect=-99 degre=-161 demolish=49 department=-96 depth=-100 des=-98 describ=-110
design=-83 designer=-24 desing=-71 desk=-67 detach=-114 detector=48 development=-96 diameter=-122
did=-105 diferenc=-187 differenc=-142 different=-44 diffrenc=-146 diffrent=-102 difrenc=-107 dig=118
dim=80 dimension=-128 din=-104 direct=-32 dishwasher=-108 distanc=-185 distinguish=-72 do=-58
doe=-187 doesnt=-97 dog=-203 domestic=-62 don=-71 door=-18 dor=-107 dorma=-78 dormer=-67 dos=-137
doubl=-52 down=58 downlight=113 downstair=105 dragon=-23 drain=44 draught=-113 draw=-136 drawer=26
drill=41 drink=-141 drip=-57 driveway=-89 drop=30 drum=-91 dry=12 dryer=128 drywall=-93 duplex=-97
durabl=-57 dust=111 dwell=-47 e=-63 each=-89 earth=-185 easiest=118 easy=-112 eat=-111 echo=-61
edg=-102 effect=-56 efficient=-77 eg=-80 egg=-86 egress=-95 eiffel=-71 electric=27 electrician=-30
electricity=149 element=-143 elevat=-50 elon=-41 embodi=-126 empir=-67 en=-36 end=-21 energy=-113
engineer=-25 england=-16 enough=-159 entranc=-94 epdm=-22 epoxy=-84 escap=-72 estat=-92 ethanol=-86
eurocod=-71 ev=82 even=-105 every=-91 everyon=20 everyth=-43 everywher=-107 exist=-85 exit=-18
explain=-176 expos=-51 extend=65 extension=-79 extent=-53 exterior=-57 external=-37 extract=-72
extractor=-33 eye=-65 f=-91 fac=-90 facad=-113 factor=-100 fall=-172 fallingwater=-56 familia=-111
family=-138 famo=-116 famous=-69 fan=36 fancy=47 far=-101 farmhous=-81 fast=-86 fastest=-125
featur=-138 fee=-96 feel=21 feet=-38 fell=-39 fenc=-86 feng=-43 fight=-84 fil=-63 fill=-25 film=-35
filter=-146 fin=20 finish=-80 finsh=-38 fir=-51 fireplac=15 first=-80 fish=66 fit=-75 fiv=-123
fix=-27 flak=107 flam=79 flat=-30 flight=-64 flood=45 floor=-104 floorboard=-101 flor=-101 flow=-91
fluffy=107 foam=-36 foot=-86 football=-84 footstep=-73 for=-74 formula=-100 fortun=-65 foster=-77
found=-145 foundat=116 fountainhead=-76 four=-64 fram=-49 franc=-89 frank=-114 fre=-37 freez=-168
french=-161 fridg=-33 friend=-18 from=-46 front=-57 frost=-95 fry=11 ft=-140 full=23 function=-61
furnitur=-95 fus=29 g=-9 gabl=67 galley=-16 gap=-32 garag=-18 garden=33 gardn=-108 gas=75 gat=57
gaudi=-136 gehry=-24 generat=71 georgian=-162 germany=-70 get=35 gherkin=-107 giv=54 glass=-9
glaz=-108 glulam=-77 go=27 goal=-37 goe=-159 going=-18 gold=27 gon=53 good=-108 gothic=-96 grab=-75
grandma=-43 grandmother=-135 granit=-25 granny=29 gravel=-142 great=-121 green=-75 grey=42 grill=64
grinder=86 ground=-201 grout=-91 grow=-201 guest=-15 guggenheim=-107 guggenhiem=-72 guitar=-122
gum=-92 gun=128 gutter=87 guy=-66 gym=-98 habitabl=-37 had=-31 hadid=-118 hair=-204 hairlin=22
half=109 hall=-84 hallway=-22 hamlet=-90 hand=43 handrail=33 hang=10 hard=-135 hardwood=-22 has=76
hat=-134 hatch=25 hav=-138 he=-12 head=-43 headach=9 headroom=-85 hear=-143 heat=-147 heater=122
heatpump=-120 heavy=53 hedg=-61 heet=-82 height=-179 heigth=-53 help=-117 hemispher=-51 hi=-199
hid=-179 hieght=-134 high=-36 higher=-108 hight=-150 hip=-124 his=43 hit=-73 hob=-99 hold=12
hood=-145 hook=-91 hot=-22 hour=-56 hous=69 how=-127 hug=-56 humid=-42 humidity=-50 hurt=22
husband=43 i=-38 ibc=-82 ibuprofen=-91 ice=-125 idea=-90 ideal=-64 idear=-112 if=-134 ifc=-82
ikea=-76 illuminanc=-45 important=-57 in=-14 inch=-45 induct=-151 inherit=-120 insid=-133
instead=-134 institut=-78 insualt=-109 insulashun=-141 insulat=-96 interest=-52 interior=-52
intermittent=-26 internal=32 interor=-99 interstitial=-42 interval=-143 into=23 invent=-145
invest=-96 irc=-143 iron=-26 is=-32 island=-145 isnt=-89 it=68 its=28 ivy=-25 jack=-53 jam=-136
japandi=-92 japanes=-137 jct=-63 job=-159 joint=-146 joist=39 july=-110 jump=81 just=-31 kahn=-71
keep=-66 kerb=46 kettl=39 key=-30 kg=88 kichen=-95 kid=87 kind=-105 king=-92 kitchen=-50 kne=-130
know=42 known=-20 kw=109 l=-51 ladder=43 lady=144 lag=17 laminat=-135 lamp=142 land=-86 laptop=-151
last=-20 latitud=-19 laundry=-9 law=-157 lawn=-217 lay=-156 layer=-52 layout=-96 le=-44 lead=64
leak=-12 lean=88 learn=-148 leas=-72 leav=87 led=-46 leed=-83 left=12 length=-123 less=-104 let=146
letterbox=27 level=-59 library=28 lif=-126 lifespan=-124 lift=25 light=-22 lik=-29 lim=-96
limescal=-45 limit=-106 lin=156 linolium=-174 lintel=-16 lintl=-130 lisbon=-73 list=-164 lit=-73
litr=34 littl=120 liv=-55 livingroom=-71 load=88 loan=-65 local=-70 locat=-50 lod=-13 loft=-11
log=-20 london=-60 long=-20 longest=-87 loo=-112 look=15 loos=35 los=25 loss=-85 lot=121 loui=-60
louvr=-194 lov=-81 low=-88 lower=-24 lrv=-12 lui=-116 lumen=-43 lump=92 lux=-70 m=-20 m2=-99 m3=-159
machin=-71 mad=20 main=99 maintain=-48 maisonet=-52 mak=-109 manchester=-116 manhol=162 manny=-49
mansard=-60 many=-96 marbl=-156 mark=109 mass=-134 mat=90 material=-35 matter=25 max=-63
maximum=-111 may=-147 me=-16 mean=-62 measur=-141 meny=-98 mess=101 messi=-37 metal=-86 method=26
metr=-60 mezzanin=52 mid=-97 midcentry=-50 middl=22 mie=-111 min=-89 minecraft=-138 mineral=-49
minimum=-154 minimun=-109 minmum=-178 minumum=-56 mirror=67 miss=-102 mix=67 mm=-158 model=-73
modern=-82 modren=-81 modulor=-88 mold=51 moment=-33 monday=13 money=-67 monoxid=20 moon=-95 mor=14
morn=-146 mortar=-154 mortgag=-110 most=-43 mould=22 mouldy=-93 mount=-33 mountain=-130 mov=-171
moved=-86 movement=-40 much=-60 mum=96 muntin=-83 museum=-105 musk=-41 must=-159 musty=-151
mutch=-96 mvhr=-98 my=49 myself=183 nam=-44 nappy=26 narrow=-43 naturally=-13 near=47 neatly=-62
ned=-89 need=-26 needl=126 neighbour=-116 nest=171 never=123 new=-119 next=16 nic=-142 nich=-49
nkba=-16 no=-86 nois=-116 nook=-100 normal=-95 norman=-98 north=-165 norway=-153 nos=-48 notcalm=-16
notch=69 noth=13 notown=-124 nouveau=-57 now=38 nrc=-66 number=-59 oak=-137 of=-43 off=185
offic=-105 offsid=-108 often=-103 ok=32 old=23 on=45 one=-55 only=87 open=12 opera=-169 opposit=-49
option=-154 or=-199 order=-76 orientat=-194 original=-28 other=-52 ourselv=238 out=14 outdoor=-39
outdor=-64 outlet=29 outsid=69 oven=-60 overhang=-137 overheat=-11 overnight=13 own=-23 owner=-13
pain=-84 paint=-99 palac=-26 palladian=-93 palladio=-86 pallet=83 pan=211 panel=-142 pantry=-41
paraffin=15 parapet=-102 parent=-40 park=-100 part=-76 partition=-204 partner=-15 party=-178
pasiv=-133 pass=32 passiv=-169 passivhaus=-94 passport=-85 password=-45 path=-61 patio=128 pav=-18
pavilion=-78 pay=75 pendant=-110 peopl=-51 pepl=-122 per=-116 percent=-96 percentag=-21 pergola=-120
permision=-72 permission=-88 permit=-112 permitt=-143 petrol=-33 photo=-69 photoshop=-82 piano=-91
pick=70 pictur=-125 pin=45 pip=74 pitch=-122 pizza=-116 plac=-95 plan=-159 planner=-19 plant=42
plaster=-118 plasterboard=72 plastic=-30 play=-32 plot=-92 plug=27 plumber=-24 plus=-70 plywood=-69
poem=-62 point=-79 pond=-83 pool=-65 populat=-112 porcelain=-123 porch=11 portal=-73 portugal=-64
possibl=-57 post=-89 pot=80 pour=-72 power=168 president=-76 pressur=57 previous=-53 pric=-78
primary=-13 pritzker=-56 privacy=-156 privat=-174 priz=-56 pro=-115 problem=181 procurement=-61
project=-62 prop=91 prun=-165 psi=-65 public=-18 pull=125 pump=-120 punch=-29 punctur=-160
puppy=-107 purlin=-94 put=-98 python=-71 quantity=-86 quartz=37 queen=-54 quick=-30 quickly=-140
quieter=-188 quoin=-203 quot=-107 r=-75 rack=-116 radiat=-65 radiater=-92 raft=-150 rafter=12 rag=35
rail=-40 rais=-117 ramp=-79 rang=-124 rat=-138 rather=122 ratio=-114 reach=83 read=-100 real=-89
really=-137 rear=-89 rebar=-46 recip=-145 recognis=-71 recommend=-95 red=61 redo=-110 reduct=-131
reg=-118 regulat=-75 reinforc=-49 remov=36 render=31 renew=-191 renovat=-91 rent=20 rental=-12
renzo=-63 repaint=-139 repair=-67 replac=-95 repoint=-130 requir=-102 requirement=-83
residential=-22 resistanc=-94 retain=-56 reverberat=-47 revit=-171 rewir=216 riba=-70 ric=-112
rid=57 ridg=-46 right=30 ring=-90 rip=126 ris=-107 riser=30 risk=-50 river=-104 rockwool=-89
roll=-91 roller=70 rom=-49 romanesqu=-37 roof=-49 room=-75 root=89 rotten=15 roughly=-34 round=-21
rug=-91 ruin=-86 rul=-137 run=-66 rust=42 rusty=171 saf=47 safety=-65 sag=119 sagrada=-119 said=-13
salk=-78 sam=-130 sand=131 sash=206 saturday=-121 sav=-60 savoy=-159 saw=26 say=-168 scaffold=104
scal=-60 scandinavian=-64 school=-118 scooter=252 scor=-37 scrap=122 scratch=-211 screen=-186
screw=74 sea=-101 seal=15 seat=-126 second=-66 section=-26 security=154 see=47 semi=-129 sens=-63
sent=-27 septic=-58 serv=-61 servant=-61 servic=-174 set=-164 shad=-75 shady=-35 shar=-101
shear=-128 shed=157 sheet=39 shelv=-61 shgc=-74 shiny=14 shirt=-115 shop=-10 short=22 shoud=-90
should=-100 show=142 shower=-25 showr=-100 shud=-64 shui=-43 shutter=100 sid=-49 sign=355
sign:a-bigger-fuse=161 sign:a-smell-of-gas=172 sign:alarms-that-are-silenced=37
sign:carbon-monoxide=130 sign:cracks-and-movement=145
sign:electricity-and-water,-burning-smells,-shocks=234 sign:furniture-that-tips-over=53
sign:glass-that-breaks=100 sign:home-made-floors,-lofts-and-swings=27 sign:lead-paint=197
sign:open-stairs-and-children=-74 sign:parts-that-fall-from-a-building=-50
sign:rags,-solvents-and-fuels=59 sign:stairs-without-a-handrail=122
sign:trees,-saws-and-power-lines=111 sign:windows-and-railings-that-children-climb=56
sign:work-at-height=97 sill=-22 sinc=-60 singl=-56 sink=-142 sip=-77 sister=-94 sit=-71 six=-31
siz=-155 skin=133 sky=-77 slab=-43 slat=-39 sleep=17 slid=-84 slippery=-110 slop=-43 small=-129
smell=-113 smok=-111 snap=37 snor=-84 snow=15 so=60 soakaway=35 socket=-112 sofa=-71 soffit=38
soil=-95 soket=-77 solar=-93 solid=-113 som=-42 someon=-71 son=-59 soundproof=-156 sourdough=-91
south=-32 southern=-54 spac=-107 span=-166 spar=-52 spas=-94 specific=-32 spend=-77 spider=-46
spiral=-41 splashback=-57 split=-92 spotlight=-72 spr=140 spray=130 sqft=-150 sqm=-131 squar=-105
stack=-62 stag=-55 stain=-92 stair=-103 staircas=-136 stand=24 standard=-56 standerd=-106
standrad=-73 star=-108 start=75 stat=-75 stay=19 stc=-94 steam=45 steel=-194 steep=-95 step=27
stick=42 still=40 stly=-47 stock=-50 ston=-68 stool=-73 stop=-142 stor=-51 storag=-122 storey=-120
stov=101 straight=43 strang=63 street=-154 strength=-65 strong=37 stud=-110 student=40 stuff=77
styl=-129 suit=-124 summer=-93 sun=-81 sunday=-79 surviv=-49 sustainabl=-14 swap=182 sweep=40
swing=-10 switch=-48 sydney=-68 symbol=-64 system=-102 tabel=-159 tabl=-10 tadao=-84 tak=121
taken=-69 tall=-56 taller=126 tallest=-111 tank=-10 tap=-13 target=-72 tax=-85 teh=-75 tell=-112
telly=-97 temperatur=-77 tempratur=-26 ten=98 tensil=-94 tent=38 term=-15 terrac=-50 terrazzo=-76
test=-166 than=-167 that=-75 the=126 their=-112 them=8 then=-14 ther=100 thermal=-129 they=-35
thi=42 thick=-91 thik=-85 thin=18 thing:a-bigger-fuse=68 thing:a-smell-of-gas=99
thing:alarms-that-are-silenced=30 thing:an-opening-in-a-masonry-wall=-12 thing:asbestos=185
thing:blocking-ventilation-and-flues=65 thing:carbon-monoxide=50
thing:chemicals-that-must-not-meet=27 thing:cracks-and-movement=8 thing:demolishing-outside=38
thing:droppings,-sewage-and-floodwater=59 thing:dust-of-stone-and-concrete=19
thing:electricity-and-water,-burning-smells,-shocks=-22 thing:engines-and-flames-in-closed-rooms=-84
thing:furniture-that-tips-over=-91 thing:garage-doors-and-their-springs=18
thing:glass-that-breaks=32 thing:heaters-near-what-burns=29
thing:heavy-loads-on-floors,-roofs-and-balconies=-17 thing:heavy-things-on-weak-walls=-71
thing:hot-water-that-scalds-or-carries-germs=-31 thing:hot-water-under-pressure=-17
thing:lead-paint=-30 thing:lifting-what-is-too-heavy=-20 thing:live-wiring-and-electrical-work=44
thing:mould-where-people-sleep=14 thing:open-flames-at-buildings=95
thing:open-stairs-and-children=-61 thing:parts-that-fall-from-a-building=13
thing:plugged-in-things-in-bathrooms=-80 thing:propping-what-carries=100
thing:rags,-solvents-and-fuels=39 thing:recessed-lights-and-insulation=87
thing:sockets-near-bath-and-shower=14 thing:stairs-without-a-handrail=36
thing:stoves,-chimneys-and-fireplaces=-29 thing:taking-out-a-wall,-beam-or-joist=32
thing:tanks,-wells-and-confined-spaces=50 thing:too-much-on-one-socket=-12
thing:tools-without-their-guards=42 thing:trees,-saws-and-power-lines=143
thing:wasps-and-hornets=-22 thing:what-must-not-be-burned=38
thing:windows-and-railings-that-children-climb=-28 thing:wood-dust,-foam-and-fibres=-61
thing:work-at-height=11 thing:work-on-gas=65 things=32 think=15 thos=-130 thought=-157 thre=49
threshold=38 through=16 thumb=-44 tick=-78 tie=-131 til=-55 tim=-31 tin=-64 tiny=-96 tip=30 to=34
today=-67 toddler=74 together=-36 toilet=-117 told=-99 tomato=-163 tomorrow=-96 tonight=42 took=-94
top=78 total=-93 touch=36 tower=-86 town=-82 townhous=-70 train=-135 translat=-151 tray=-27 tre=32
tread=-101 trench=13 triangl=-44 trick=-86 trickl=-9 trim=74 trip=89 tripl=-78 trippl=-168 tru=-75
truss=51 tub=-39 tudor=-122 tumbl=91 tunnel=-129 turn=139 tv=-124 twelv=-136 twin=-100 two=80
typ=-140 typical=-67 tyr=-90 u=-121 ugr=-46 uk=-105 unblock=92 under=40 underfloor=-32
underneath=-41 uninsulat=-97 unit=-52 unprotect=-35 unus=-87 up=64 upstair=77 upvc=-100 us=-156
usa=-50 usabl=-77 use=-107 used=75 using=191 usually=-41 v=-78 vaccin=-85 valu=-77 vapour=-72
varnish=51 vent=-81 ventilat=-44 versus=-92 victorian=41 vienna=-64 view=31 villa=-57 vinyl=38
virus=-99 visibl=-73 visit=-48 volum=-46 vs=-231 vynil=-86 waht=-121 wal=-101 walk=52 wall=-19
wallpaper=-187 walnut=-129 walpaper=-47 want=-26 war=-46 wardrob=-230 warm=26 warmer=-95 was=19
wash=19 wasp=-42 wat=-167 watch=-173 water=-50 waterprof=-82 waterproof=-100 watter=-163 wavy=-93
way=-18 wc=-49 we=-73 weather=-141 wed=-10 week=-108 weekend=131 weight=-84 well=31 went=58 wer=-57
west=-50 wet=-117 what=-126 wheel=-142 wheelchair=-109 when=-43 wher=-108 whether=20 which=-179
whil=-35 whit=-69 who=-139 why=-137 wich=-186 wid=18 width=-126 wieght=-69 wif=-55 wifi=-225
will=-64 win=-131 wind=-162 windo=-111 window=-36 winter=-18 wip=127 wir=117 with=66 without=10
wobbl=107 won=-65 wonder=12 wood=-86 wooden=-126 wool=-49 word=-68 work=-131 world=-43 worri=-46
worried=67 worth=-166 would=-35 wrap=67 writ=-87 wrot=-87 x=-88 yard=-26 year=-108 yellow=14 you=-64
your=-124 zaha=-134 zon=-95 zorblax=-58
`;
